-- As `domain/text/fold-text.ts`: Ukrainian letters as Latin ones, letters of other alphabets as they are, so
-- that a search for them does not find everything.
create or replace function fold_text(given text) returns text
language sql immutable strict parallel safe as $$
  select btrim(regexp_replace(
    replace(replace(replace(replace(
      translate(
        regexp_replace(normalize(lower(given), NFD), '[\u0300-\u036F]', '', 'g'),
        'ABCDEFGHIJKLMNOPQRSTUVWXYZkyw'
          || 'абвгдежзиклмнопрстуфхцчшщыэ' || 'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЫЭ' || 'іІєЄґҐ' || 'ъьЪЬ',
        'abcdefghijclmnopqrstuvvxizciv'
          || 'abvgdejziclmnoprstufhtcssie' || 'abvgdejziclmnoprstufhtcssie' || 'iieegg'
      ), 'ю', 'iu'), 'Ю', 'iu'), 'я', 'ia'), 'Я', 'ia'),
    '[^a-z0-9\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u1FFF\u2C00-\u2DFF\u3040-\uD7FF\uF900-\uFDFF]+', ' ', 'g'))
$$;
