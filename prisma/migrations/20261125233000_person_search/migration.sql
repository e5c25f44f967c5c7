-- The text in which a person is searched, as `personText` of lib/words: the folded name and address without apostrophes,
-- hyphens and dots, the other spelling of umlauts, and for an East Asian name, which people type without a blank and
-- family name first, its words in every order. Plain ASCII, which most names are, takes the short way. It calls a
-- function, so it needs a path of its own in a generated column.
CREATE FUNCTION person_text(name text, email text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
SET search_path FROM CURRENT AS $$
DECLARE
  is_ascii boolean := octet_length(name || email) = length(name || email);
  signs constant text := '[''"`.·‧・\-–—\u02b9\u02ba\u02bd-\u02bf\u05f3\u05f4\u201b-\u201e\u2032\ua78c]+';
  own text;
  joined text;
  forms text;
BEGIN
  IF is_ascii THEN
    own := translate(lower(name), '''"`.-', '');
    forms := concat_ws(' ', own, nullif(translate(lower(email), '''"`.-', ''), ''));
  ELSE
    own := regexp_replace(folded(replace(name, '´', '''')), signs, '', 'g');
    forms := concat_ws(' ', own, nullif(regexp_replace(folded(email), signs, '', 'g'), ''));
  END IF;
  IF own ~ '([aou]e|aa)' THEN
    forms := forms || ' ' || replace(regexp_replace(own, '([aou])e', '\1', 'g'), 'aa', 'a');
  END IF;
  IF is_ascii THEN
    RETURN forms;
  END IF;
  IF own ~ '[\u1100-\u11ff\u2e80-\u9fff\U00020000-\U0003ffff]' THEN
    joined := replace(own, ' ', '');
    forms := forms || ' ' || joined || joined;
  END IF;
  name := lower(normalize(name, NFC) COLLATE "und-x-icu");
  IF name ~ '[äöüøå]' THEN
    name := replace(replace(replace(replace(replace(name, 'ä', 'ae'), 'ö', 'oe'), 'ø', 'oe'), 'ü', 'ue'), 'å', 'aa');
    forms := forms || ' ' || regexp_replace(folded(replace(name, '´', '''')), signs, '', 'g');
  END IF;
  RETURN forms;
END $$;

-- Kept in the row, because a search of one or two letters, which no index answers, looks at every person of a company.
ALTER TABLE "users" ADD COLUMN "search_text" TEXT
  GENERATED ALWAYS AS (person_text(first_name || ' ' || last_name, email)) STORED;
ALTER TABLE "invitations" ADD COLUMN "search_text" TEXT
  GENERATED ALWAYS AS (person_text(first_name || ' ' || last_name, email)) STORED;

-- Beside the index of `folded(…)`, which an older process asks for as long as it runs.
CREATE INDEX "users_search_text" ON "users" USING gin (search_text gin_trgm_ops);
