import type { CallBody } from '@comanda/contract';
import type { Courier } from '@comanda/contract/couriers';
import { shownBirthDate, UNSET_BIRTH_DATE } from '@comanda/domain/couriers';

export type ProfileForm = CallBody<'PUT /api/courier/:courierID'>;

/** What the fields start with; a birth date that nobody entered is shown as one. */
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
 * What is sent: Telegram without its @, and a birth date that was left empty, or as it was shown for
 * an unset one, as the server has it.
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
