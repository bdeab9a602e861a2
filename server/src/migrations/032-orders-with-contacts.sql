-- Orders whose guest's contacts have not been removed yet; the daily work reads the oldest.
create index pub_order_with_contacts on pub_order (created_time) where request_hash <> '';
