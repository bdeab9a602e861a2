import type { CallBody } from '@comanda/contract';
import { accountFields } from '@comanda/domain/accounts';
import type { Validator } from '@comanda/domain/fields';
import { isBirthDate, UNSET_BIRTH_DATE } from '@comanda/domain/couriers';
import type { Deps } from '../../../deps.ts';
import { checkFields } from '../../../plumbing/http/check-fields.ts';
import { toE164 } from '../../../plumbing/phones.ts';
import type { CourierScope } from '../../../scopes.ts';
import { updateCourier, type CourierRow } from '../queries.ts';

function birthDate(now: Date): Validator {
  const today = now.toISOString().slice(0, 10);
  return (value) => (isBirthDate(value, today) ? undefined : { code: 'invalid_value' });
}

/** Saves the courier's own profile. */
export async function saveProfile(
  deps: Deps,
  scope: CourierScope,
  profile: CallBody<'PUT /api/courier/:courierID'>,
): Promise<CourierRow> {
  const { full_name, phone_number, birth_date, telegram_username } = profile;
  checkFields(
    {
      full_name: accountFields.name,
      phone_number: accountFields.phone,
      birth_date: [birthDate(deps.clock.now())],
    },
    { full_name, phone_number, birth_date },
  );
  return deps.write((transaction) =>
    updateCourier(transaction, scope, {
      full_name: full_name.trim(),
      phone_number: toE164(phone_number),
      gender: profile.gender,
      birth_date: birth_date === UNSET_BIRTH_DATE ? null : birth_date,
      location: profile.location.trim(),
      telegram_username: telegram_username.replaceAll('@', '').trim(),
    }),
  );
}
