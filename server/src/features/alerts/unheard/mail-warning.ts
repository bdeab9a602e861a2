import { unheardMailTexts } from '@comanda/contract/alerts';
import { DEFAULT_LANGUAGE, translate } from '@comanda/contract/texts';
import type { Deps } from '../../../deps.ts';
import type { CompanyId } from '../../../ids.ts';
import { simpleLetter } from '../../../plumbing/mail/simple-letter.ts';
import { findCompanyEmail } from '../../accounts/index.ts';
import { findLanguageOfDesks } from '../desks/queries.ts';

type WarnedPub = { readonly id: number; readonly company_id: CompanyId; readonly name: string };

/** Mails the warning to the company, in the language of the desk that was seen last. */
export async function mailWarning(
  { db, mailer, settings }: Pick<Deps, 'db' | 'mailer' | 'settings'>,
  pub: WarnedPub,
): Promise<void> {
  const to = await findCompanyEmail(db, pub.company_id);
  if (!mailer || to === '') return;
  const language = (await findLanguageOfDesks(db, pub.id)) ?? DEFAULT_LANGUAGE;
  const phrase = (key: keyof typeof unheardMailTexts): string =>
    translate(unheardMailTexts[key], language, { pub: pub.name });
  const at = `${settings.publicUrl}/admin/pub/${pub.id}`;
  await mailer.send({
    to,
    ...simpleLetter({
      language,
      subject: phrase('subject'),
      parts: [
        phrase('what'),
        phrase('why'),
        { text: phrase('desk'), address: `${at}/orders` },
        { text: phrase('alerts'), address: `${at}/alerts` },
        phrase('once'),
      ],
    }),
  });
}
