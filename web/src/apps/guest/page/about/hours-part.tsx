import type { Language } from '@comanda/contract/texts';
import {
  dayOfDate,
  exceptionsFrom,
  hoursOfService,
  openOn,
  readClock,
  rootOf,
  weekOn,
  type HoursException,
  type LocalTexts,
  type PubHours,
  type Service,
} from '@comanda/domain/hours';
import { weekdayNames } from '../../../../lib/format/week-hours.ts';
import * as classes from '../../markup/classes.ts';
import type { HeaderProps } from '../header-props.ts';
import { mainService, openState, spansText } from './open-state.ts';

/** What guests plan: exceptions of the next weeks. */
const SHOWN_DAYS = 45;
const SHOWN_EXCEPTIONS = 6;

/** A text of the pub in the language, else in the one in which it writes, else in any. */
function localText(texts: LocalTexts, languages: readonly (Language | undefined)[]): string {
  const own = languages.map((language) => language && texts[language]).find(Boolean);
  return own ?? Object.values(texts).find(Boolean) ?? '';
}

const textIn = (texts: LocalTexts, { data, options }: HeaderProps): string =>
  localText(texts, [options.language, data.pub.working_language]);

const clockNow = ({ data, options }: HeaderProps) => readClock(data.pub.time_zone, options.now);
const dayNow = (props: HeaderProps): number => clockNow(props).day;

/** Today's hours with its exceptions: `Today 12:00–15:00, 18:00–23:00`. */
export function todayOf(props: HeaderProps, service: Service): string {
  const { data, t } = props;
  const dated = data.hours && hoursOfService(data.hours, service);
  const hours = dated && spansText(openOn(dated, dayNow(props)), t);
  return hours === undefined ? t('guest.hours.today_none') : t('guest.hours.today', { hours });
}

/** `31 December`, `31 December – 2 January`. */
function datesText({ from, to }: HoursException, language: Language): string {
  const format = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const dates = [...new Set([from, to])];
  return dates.map((date) => format.format(new Date(`${date}T00:00:00Z`))).join(' – ');
}

function whatText({ kind, spans }: HoursException, { t }: Pick<HeaderProps, 't'>): string {
  const hours = spansText(spans, t) ?? '';
  if (kind === 'closed') return t('guest.hours.closed');
  return kind === 'hours' ? hours : t('guest.hours.closed_at', { hours });
}

function Week({ service, ...props }: HeaderProps & { readonly service: Service }) {
  const { data, options, t } = props;
  const today = clockNow(props);
  if (!data.hours) return null;
  const { week } = weekOn(data.hours, service, today.day);
  return (
    <dl>
      {weekdayNames(options.language).map((name, weekday) => {
        const spans = week.filter(({ days }) => days.includes(weekday));
        return (
          <div key={name} className={weekday === today.weekday ? 'now' : undefined}>
            <dt>{name}</dt>
            <dd>{spansText(spans, t) ?? t('guest.hours.closed')}</dd>
          </div>
        );
      })}
    </dl>
  );
}

/** The next dates with other hours. */
function Exceptions({
  service,
  hours,
  ...props
}: HeaderProps & { service: Service; hours: PubHours }) {
  const today = dayNow(props);
  const next = exceptionsFrom(hours, service, today)
    .filter(({ from }) => dayOfDate(from) <= today + SHOWN_DAYS)
    .slice(0, SHOWN_EXCEPTIONS);
  if (next.length === 0) return null;
  return (
    <dl>
      {next.map((exception) => {
        const text = textIn(exception.text, props);
        return (
          <div key={`${exception.from} ${exception.kind}`}>
            <dt>{datesText(exception, props.options.language)}</dt>
            <dd>
              {whatText(exception, props)}
              {text && ` · ${text}`}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function isSameWeek(hours: PubHours, one: Service, other: Service): boolean {
  return one !== other && rootOf(hours, one) === rootOf(hours, other);
}

/** When the pub is open, delivers and hands over: a week for each that has one of its own, and the next exceptions. */
export function HoursPart(props: HeaderProps) {
  const { data, options, t } = props;
  const { hours, services = {}, pub } = data;
  const main = mainService(data);
  if (!hours || !main) return null;
  const clock = { now: options.now, timeZone: pub.time_zone, language: options.language };
  return (['opening', 'delivery', 'pick_up'] as const).map((service) => {
    const state = services[service];
    if (!state) return null;
    const { last_order: minutes } = hours.services[service];
    return (
      <section key={service} className={classes.hours}>
        <h2>{openState(service, state, { ...clock, t })}</h2>
        <p>
          {todayOf(props, service)}
          {minutes > 0 && ` · ${t('guest.hours.last_order', { minutes })}`}
        </p>
        {!isSameWeek(hours, service, main) && <Week {...props} service={service} />}
        <Exceptions {...props} service={service} hours={hours} />
      </section>
    );
  });
}
