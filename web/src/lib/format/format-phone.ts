/** A Moldovan number as it is read aloud: +373 69 123 456; any other stays as it is. */
export function formatPhone(phone: string): string {
  return phone.replace(/^\+373(\d{2})(\d{3})(\d{3})$/, '+373 $1 $2 $3');
}
