-- Pictures that were replaced, or that no row refers to: their files are removed when they are due.
create table removed_picture (
  kind text not null,
  file_name text not null,
  due_at timestamptz not null,
  primary key (kind, file_name)
);
create index removed_picture_due on removed_picture (due_at);

-- The daily work looks up each removed and each stored picture by its name.
create index pub_picture on pub (bg_image_file_name) where bg_image_file_name <> '';
create index category_picture on category (image_file_name) where image_file_name <> '';
create index dish_picture on dish (image_file_name) where image_file_name <> '';
create index courier_picture on courier (image_file_name) where image_file_name <> '';
create index order_line_picture on order_line (image_file_name) where image_file_name <> '';
