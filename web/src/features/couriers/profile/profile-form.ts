import type { CallBody } from '@comanda/contract';
import type { Courier } from '@comanda/contract/couriers';
import { shownBirthDate, UNSET_BIRTH_DATE } from '@comanda/domain/couriers';

export type ProfileForm = CallBody<'PUT /api/courier/:courierID'>;

/** The initial field values; an unset birth date is shown as a default date. */
export function formOf(courier: Courier): ProfileForm {
  return {
    full_name: courier.full_name,
    phone_number: courier.phone_number,
    gender: courier.gender,
    birth_date: shownBirthDate(courier.birth_date),
    location: courier.location,
    telegram_username: courier.telegram_username,
  };
}

/**
 * The request body: Telegram without its @; a birth date that is empty, or that still shows the
 * default of an unset one, remains as the server has it.
 */
export function bodyOf(form: ProfileForm, courier: Courier): ProfileForm {
  const isUntouched =
    courier.birth_date === UNSET_BIRTH_DATE && form.birth_date === shownBirthDate(UNSET_BIRTH_DATE);
  return {
    full_name: form.full_name.trim(),
    phone_number: form.phone_number,
    gender: form.gender,
    birth_date: form.birth_date === '' || isUntouched ? courier.birth_date : form.birth_date,
    location: form.location.trim(),
    telegram_username: form.telegram_username.replaceAll('@', '').trim(),
  };
}

/** Whether saving would change anything. */
export function differs(form: ProfileForm, courier: Courier): boolean {
  const body = bodyOf(form, courier);
  return (Object.keys(body) as (keyof ProfileForm)[]).some(
    (field) => body[field] !== courier[field],
  );
}
