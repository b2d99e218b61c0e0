-- A text as it is searched, as `fold` of the package values has it. It doesn't depend on the database's locale, so it can be indexed.
-- To change it, add a function with another name and indexes by it: the version before still uses this one.
CREATE OR REPLACE FUNCTION fold_text(text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $fold$
  -- Most names have ASCII letters only, and need little.
  select case when octet_length($1) = char_length($1) then lower(replace($1, '`', '''') collate "C") collate "default"
  else replace(replace(replace(replace(
    -- Letters that readers take as others, Arabic digits, katakana, and spellings of apostrophes and hyphens.
    translate(
      lower(
        regexp_replace(
          normalize(replace($1, U&'\00b4', ''''), NFKD),
          '['
          '\u00ad\u00b7\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1-\u05c2\u05c4-\u05c5\u05c7\u0610-\u061a\u061c\u0640'
          '\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7-\u06e8\u06ea-\u06ed\u0730-\u074a\u07a6-\u07b0\u07eb-\u07f3'
          '\u0818-\u0819\u0897-\u089f\u08ca-\u08e1\u08e3-\u08ff\u093c\u094d\u0951-\u0954\u09bc\u09cd\u0a3c\u0a4d\u0abc\u0acd'
          '\u0afd-\u0aff\u0b3c\u0b4d\u0b55\u0bcd\u0c3c\u0c4d\u0cbc\u0ccd\u0d3b-\u0d3c\u0d4d\u0dca\u0e3a\u0e47-\u0e4c\u0e4e\u0eba'
          '\u0ec8-\u0ecc\u0f18-\u0f19\u0f35\u0f37\u0f39\u0f3e-\u0f3f\u0f82-\u0f84\u0f86-\u0f87\u0fc6\u1037\u1039-\u103a'
          '\u1063-\u1064\u1069-\u106d\u1087-\u108d\u108f\u109a-\u109b\u115f-\u1160\u135d-\u135f\u1714-\u1715\u1734\u17b4-\u17b5'
          '\u17c9-\u17d3\u17dd\u180b-\u180f\u1939-\u193b\u1a60\u1a75-\u1a7c\u1a7f\u1ab0-\u1add\u1ae0-\u1aeb\u1b34\u1b44'
          '\u1b6b-\u1b73\u1baa-\u1bab\u1be6\u1bf2-\u1bf3\u1c36-\u1c37\u1cd0-\u1cd2\u1cd4-\u1ce8\u1ced\u1cf4\u1cf7-\u1cf9'
          '\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u206f\u20d0-\u20f0\u2cef-\u2cf1\u2de0-\u2dff\u302a-\u302f\u3099-\u309a'
          '\u3164\ua66f-\ua672\ua674-\ua67d\ua69e-\ua69f\ua6f0-\ua6f1\ua806\ua82c\ua8c4\ua8e0-\ua8f1\ua92b-\ua92d\ua953\ua9b3'
          '\ua9c0\ua9e5\uaa7b-\uaa7d\uaabf\uaac1\uaaf6\uabec-\uabed\ufb1e\ufe00-\ufe0f\ufe20-\ufe2f\ufeff\uffa0\ufff0-\ufff8'
          '\U000101fd\U000102e0\U00010a38-\U00010a3a\U00010a3f\U00010ae5-\U00010ae6\U00010d24-\U00010d27\U00010d69-\U00010d6d'
          '\U00010efa-\U00010eff\U00010f46-\U00010f50\U00010f82-\U00010f85\U00011046\U00011070\U000110b9-\U000110ba'
          '\U00011133-\U00011134\U00011173\U000111c0\U000111ca-\U000111cc\U00011235-\U00011236\U000112e9-\U000112ea'
          '\U0001133b-\U0001133c\U0001134d\U00011366-\U0001136c\U00011370-\U00011374\U000113ce-\U000113d0\U000113d2'
          '\U000113e1-\U000113e2\U00011442\U00011446\U000114c2-\U000114c3\U000115bf-\U000115c0\U0001163f\U000116b6-\U000116b7'
          '\U0001172b\U00011839-\U0001183a\U0001193d-\U0001193e\U00011943\U000119e0\U00011a34\U00011a47\U00011a99\U00011c3f'
          '\U00011d42\U00011d44-\U00011d45\U00011d97\U00011f41-\U00011f42\U00011f5a\U00013447-\U00013455\U0001612f'
          '\U00016af0-\U00016af4\U00016b30-\U00016b36\U00016f8f-\U00016f92\U00016ff0-\U00016ff1\U0001bca0-\U0001bca3'
          '\U0001cf00-\U0001cf2d\U0001cf30-\U0001cf46\U0001d167-\U0001d169\U0001d16d-\U0001d182\U0001d185-\U0001d18b'
          '\U0001d1aa-\U0001d1ad\U0001e08f\U0001e130-\U0001e136\U0001e2ae\U0001e2ec-\U0001e2ef\U0001e5ee-\U0001e5ef'
          '\U0001e8d0-\U0001e8d6\U0001e944-\U0001e946\U0001e948-\U0001e94a\U000e0000-\U000e0fff'
          ']', '', 'g'
        ) collate "und-x-icu"
      ),
      U&'ıłøđðħŧŋɓɗƙƴɛɔəςґғқңҳҷ\05da\05dd\05df\05e3\05e5\0671\0629\06c1\06d5\0649\06cc\06d2\06a9'
        '\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669'
        '\06f0\06f1\06f2\06f3\06f4\06f5\06f6\06f7\06f8\06f9'
        'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ'
        '`\02b9\02ba\02bb\02bc\02bd\02be\02bf\05f3\2018\2019\201a\201b\2032'
        '\05be\2010\2011\2012\2013\2014\2015\2212',
      U&'iloddhtnbdkyeoaσггкнхч\05db\05de\05e0\05e4\05e6\0627\0647\0647\0647\064a\064a\064a\0643'
        '01234567890123456789'
        'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ'
        || repeat('''', 14) || repeat('-', 8)
    ),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th') collate "default" end
  $fold$;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "coach_product_purchase_texts_folded" ON "coach_product_purchase_texts" USING gin (fold_text("text") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "enrollment_applications_folded_number" ON "enrollment_applications" USING gin (fold_text(('E-' || "sequence"::text)) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "students_folded_name" ON "students" USING gin (fold_text(("first_name" || ' ' || coalesce("middle_name" || ' ', '') || "last_name")) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "users_folded_email" ON "users" USING gin (fold_text("email") gin_trgm_ops);