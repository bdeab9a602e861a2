-- The dish of another pub of which a dish is a copy, and the one that the source of a copied choice stood for: where it
-- was written first, so that a copy of a copy has the same. By these a copied choice is linked to its dish, whichever of
-- the two comes first. No foreign keys: an origin is compared, never read. Null: an earlier version has made the copy.
alter table dish add column origin_id integer;
alter table option_choice add column origin_dish_id integer;
