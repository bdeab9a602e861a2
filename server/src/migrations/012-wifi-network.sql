-- The name of the pub's Wi-Fi network, which a code that joins it needs; empty while nobody knows it.
alter table pub add column wifi_network text not null default '';
alter table pub add constraint pub_wifi_network_fits check (octet_length(wifi_network) <= 32);
