import type { StoredTranslations } from '@comanda/contract/menu';
import type { CategoryType } from '@comanda/domain/menu';
import type { OptionRule } from '@comanda/domain/options';
import type { OrderUntil } from '@comanda/domain/hours';
import type { Food } from '@comanda/contract/food';
import type { ServingSpan } from '@comanda/contract/menu';
import type { VatClass } from '@comanda/domain/vat';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/** Texts of a row in other languages. */
type Translated = { translations: JSONColumnType<StoredTranslations, string | undefined> };

/** `place` is null once the row is deleted. */
type Placed = Translated & { place: number | null; deleted_at: Date | null };

type ServingHoursColumn = JSONColumnType<ServingSpan[], string | undefined>;

/** What a choice costs at a size of its dish, by the name of the size. */
export type StoredSizePrice = { size: string; price_minor: number };

export type MenuTables = {
  kitchen_station: {
    id: GeneratedAlways<number>;
    pub_id: number;
    name: string;
  };
  option_group: Translated & {
    id: GeneratedAlways<number>;
    pub_id: number;
    name: string;
    rule: OptionRule;
    revision: Generated<number>;
  };
  option_choice: Translated & {
    id: GeneratedAlways<number>;
    group_id: number;
    place: number;
    name: string;
    price_minor: number;
    max_count: number;
    /** The dish of the same pub that the choice stands for. */
    dish_id: number | null;
    /** Of a copied choice the dish that its source stood for, as `origin_id` of that dish. */
    origin_dish_id: Generated<number | null>;
    sold_out_until: Date | null;
    food: JSONColumnType<Food, string | undefined>;
    size_prices: JSONColumnType<StoredSizePrice[], string | undefined>;
  };
  dish_option_group: {
    dish_id: number;
    group_id: number;
    place: number;
    min_units: number;
    max_choices: number;
    max_units: number;
    free_units: number;
  };
  menu: Placed & {
    id: Generated<number>;
    pub_id: number;
    name: string;
    visible: Generated<boolean>;
    serving_hours: ServingHoursColumn;
  };
  category: Placed & {
    id: Generated<number>;
    menu_id: number;
    /** A kitchen station of the same pub. */
    station_id: number | null;
    name: string;
    category_types: Generated<CategoryType[]>;
    visible: Generated<boolean>;
    text_color: Generated<string>;
    image_file_name: Generated<string>;
    image_color: Generated<string>;
    serving_hours: ServingHoursColumn;
    /** Of the kitchen's work for one of its dishes. */
    kitchen_minutes: Generated<number>;
    /** Null: the usual one of the pub. */
    vat_class: VatClass | null;
    order_until: ColumnType<OrderUntil | null, string | null | undefined, string | null>;
  };
  dish: Placed & {
    id: Generated<number>;
    category_id: number;
    /** The dish of another pub that this one is a copy of, through all copies in between. */
    origin_id: Generated<number | null>;
    name: string;
    price_minor: number;
    sold_out_until: Date | null;
    /** Portions; null while they are not counted. */
    left_count: number | null;
    left_count_set_at: Date | null;
    /** Null: that of the category. */
    /** For the packaging of one portion. */
    deposit_minor: Generated<number>;
    vat_class: VatClass | null;
    /** Until when waiting orders hold the last portions; `sold_out_until` is the same while nothing else ends the sale. */
    held_until: Date | null;
    sale_price_minor: Generated<number>;
    ingredients: Generated<string>;
    food: JSONColumnType<Food, string | undefined>;
    visible: Generated<boolean>;
    text_color: Generated<string>;
    image_file_name: Generated<string>;
    image_color: Generated<string>;
  };
};
