-- As `domain/text/search-text.ts`, step by step. `fold_text` stays for servers of the version before.
create function search_text(given text) returns text language sql immutable strict parallel safe as $$
  with
    bare (text) as (
      select regexp_replace(regexp_replace(regexp_replace(
        normalize(lower(given), NFD),
        '[ai]\u0302', 'Y', 'g'), 't[\u0326\u0327]', 'Q', 'g'), '[\u0300-\u036F]', '', 'g')
    ),
    latin (text) as (
      select translate(
        replace(replace(replace(replace(regexp_replace(
          text, 'ь(?=[еюя])', 'i', 'g'), 'дж', 'g'), 'ю', 'iu'), 'я', 'ia'), 'x', 'cs'),
        'абвгдежзийклмнопрстуфхцчшщыэієґkqwyъь',
        'abvgdejziiclmnoprstufhQXssYeiegccvi'
      )
      from bare
    ),
    sounds (text) as (
      select replace(replace(regexp_replace(replace(regexp_replace(
        text, '([cgst])h', '\1', 'g'), 'ph', 'f'), 't[sz]', 'Q', 'g'), 'cae', 'ce'), 'nd', 'nt')
      from latin
    )
  select btrim(regexp_replace(regexp_replace(text, '([a-zQXY])\1+', '\1', 'g'),
    '[^a-z0-9QXY\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u1FFF\u2C00-\u2DFF\u3040-\uD7FF\uF900-\uFDFF]+', ' ', 'g'))
  from sounds
$$;
