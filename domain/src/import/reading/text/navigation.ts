import { foldText } from '../../../text/fold-text.ts';
import type { Filled } from './menu-lines.ts';
import { isLonePrice, isPriced } from './read-menu-line.ts';

/** What sites write on their links and buttons. */
const LINKS: ReadonlySet<string> = new Set(
  [
    'Главная, О нас, О ресторане, О компании, Контакты, Доставка, Доставка и оплата, Оплата, Корзина, Войти, Вход, Регистрация, Личный кабинет, Мой аккаунт, Акции, Новости, Отзывы, Галерея, Вакансии, Бронирование, Забронировать стол, Поиск, Наверх, Читать далее, Подробнее, В корзину, Купить, Заказать, Добавить, Добавить в корзину, Скачать меню, Политика конфиденциальности, Условия использования, Все права защищены, Мы в соцсетях',
    'Acasă, Despre noi, Despre, Contacte, Contact, Contactează-ne, Livrare, Livrare și achitare, Coș, Coșul meu, Autentificare, Intră în cont, Contul meu, Înregistrare, Promoții, Noutăți, Recenzii, Galerie, Cariere, Rezervări, Rezervă o masă, Caută, Căutare, Sus, Vezi mai mult, Detalii, În coș, Cumpără, Comandă, Adaugă, Adaugă în coș, Descarcă meniul, Politica de confidențialitate, Termeni și condiții, Toate drepturile rezervate',
    'Home, About, About us, Contact us, Contacts, Delivery, Cart, My cart, Login, Log in, Sign in, Sign up, Register, My account, Offers, News, Reviews, Gallery, Careers, Reservations, Book a table, Search, Back to top, Read more, More, Details, Add, Add to cart, Buy, Order, Order now, Order online, Download menu, Privacy policy, Terms and conditions, All rights reserved, Follow us, Skip to content, Facebook, Instagram, TikTok, Telegram, WhatsApp, Viber, YouTube',
  ].flatMap((line) => line.split(', ').map(foldText)),
);

const ADDRESS =
  /^(?:https?:\/\/|www\.)\S+$|^\S+@\S+\.\S+$|^(?:©|\(c\)).*|\.(?:jpe?g|png|webp|gif|svg|heic|avif)$/iu;
const BETWEEN_LINKS = /\s[/|•·›»]\s|\t|\s{3,}/u;

/** One link, or several beside each other: `Главная / О нас / Контакты`. */
function isLink({ text }: Filled): boolean {
  if (ADDRESS.test(text)) return true;
  const parts = text.split(BETWEEN_LINKS).map(foldText);
  const known = parts.filter((part) => LINKS.has(part));
  return known.length > 0 && known.length >= parts.length / 2;
}

const LONGEST_LINK = 40;
const MOST_WORDS = 5;

/** A line that may be a link: short, and nothing of a dish. */
const mayBeLink = (line: Filled): boolean =>
  !isPriced(line) &&
  !line.isUnclear &&
  line.weight === '' &&
  line.name !== '' &&
  line.text.length <= LONGEST_LINK &&
  line.text.split(' ').length <= MOST_WORDS &&
  !/[,;(]/u.test(line.text);

/** So many short lines below each other are no headings. */
const SHORTEST_RUN = 3;

/**
 * The lines without the navigation of a page: its links and buttons, and runs of short lines among which there are such
 * or of which most stand once more further down, above their dishes. The last line of a run may be the first heading.
 */
export function withoutNavigation(lines: readonly Filled[]): Filled[] {
  const counts = new Map<string, number>();
  for (const { text } of lines) counts.set(foldText(text), (counts.get(foldText(text)) ?? 0) + 1);
  const left = new Map(counts);
  const kept: Filled[] = [];
  for (let index = 0; index < lines.length;) {
    let end = index;
    for (let line = lines[end]; line && mayBeLink(line); line = lines[end]) end += 1;
    const next = lines[end];
    // A name above its price is a dish, and so are names above a column of prices.
    const isName = next !== undefined && isLonePrice(next);
    const isHeading = next !== undefined && end > index && !isName;
    const run = lines.slice(index, isHeading || isName ? end - 1 : end);
    const links = run.filter(isLink);
    const again = run.filter(({ text }) => (left.get(foldText(text)) ?? 0) > 1);
    const isColumn = isName && lines[end + 1] !== undefined && isLonePrice(lines[end + 1] ?? next);
    const isNavigation =
      run.length >= SHORTEST_RUN &&
      !isColumn &&
      (links.length > run.length / 3 || again.length > run.length / 2);
    const last = lines.slice(index + run.length, Math.max(end, index + 1));
    for (const line of [...(isNavigation ? [] : run), ...last]) {
      if (!isLink(line)) kept.push(line);
    }
    for (const { text } of [...run, ...last]) {
      left.set(foldText(text), (left.get(foldText(text)) ?? 1) - 1);
    }
    index = Math.max(end, index + 1);
  }
  return kept;
}
