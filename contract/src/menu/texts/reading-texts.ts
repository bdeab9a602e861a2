import type { Texts } from '../../languages/languages.ts';

/** Why a list cannot be read, each with its way out. */
export const readingTexts = {
  'menu.import_file_too_large': {
    en: 'The file is too large for a menu. Leave only the list of dishes in it.',
    ro: 'Fișierul este prea mare pentru un meniu. Lăsați în el doar lista de preparate.',
    ru: 'Файл слишком велик для меню. Оставьте в нём только список блюд.',
  },
  'menu.import_too_many_lines': {
    en: 'There are too many lines for a menu. Leave only the list of dishes.',
    ro: 'Sunt prea multe rânduri pentru un meniu. Lăsați doar lista de preparate.',
    ru: 'Слишком много строк для меню. Оставьте только список блюд.',
  },
  'menu.import_wrong_type': {
    en: 'This is not a list. Save it as XLSX, CSV or text, or paste its text.',
    ro: 'Aceasta nu este o listă. Salvați-o ca XLSX, CSV sau text ori lipiți textul.',
    ru: 'Это не список. Сохраните его как XLSX, CSV или текст либо вставьте текст.',
  },
  'menu.import_is_picture': {
    en: 'This is a picture, and pictures are not read. Copy the text out of it (phones do that: hold a finger on the text in the photo) and paste it here.',
    ro: 'Aceasta este o imagine, iar imaginile nu se citesc. Copiați textul din ea (telefonul poate: țineți degetul pe textul din fotografie) și lipiți-l aici.',
    ru: 'Это картинка, а картинки не читаются. Скопируйте с неё текст (телефон это умеет: подержите палец на тексте снимка) и вставьте его сюда.',
  },
  'menu.import_is_scan': {
    en: 'This PDF has only pictures of pages and no text. Choose the document it was made of, or copy the text out of a photo of it and paste it here.',
    ro: 'Acest PDF are doar imagini ale paginilor, fără text. Alegeți documentul din care a fost făcut sau copiați textul dintr-o fotografie și lipiți-l aici.',
    ru: 'В этом PDF только снимки страниц, текста в нём нет. Выберите документ, из которого он сделан, или скопируйте текст с фотографии и вставьте сюда.',
  },
  'menu.import_is_old_workbook': {
    en: 'This spreadsheet is in a format that is not read (.xls, .xlsb, .numbers). Open it, save it as .xlsx and choose that file.',
    ro: 'Acest tabel are un format care nu se citește (.xls, .xlsb, .numbers). Deschideți-l, salvați-l ca .xlsx și alegeți acel fișier.',
    ru: 'Таблица в формате, который не читается (.xls, .xlsb, .numbers). Откройте её, сохраните как .xlsx и выберите этот файл.',
  },
  'menu.import_is_document': {
    en: 'This is a text document. Open it, select everything (Ctrl+A), copy it and paste it here; or save it as PDF.',
    ro: 'Acesta este un document text. Deschideți-l, selectați tot (Ctrl+A), copiați și lipiți aici; sau salvați-l ca PDF.',
    ru: 'Это текстовый документ. Откройте его, выделите всё, скопируйте и вставьте сюда; или сохраните как PDF.',
  },
  'menu.import_is_archive': {
    en: 'This is an archive. Unpack it and choose the list that is in it.',
    ro: 'Aceasta este o arhivă. Dezarhivați-o și alegeți lista din ea.',
    ru: 'Это архив. Распакуйте его и выберите список, который в нём.',
  },
  'menu.import_is_protected': {
    en: 'The file has a password. Save it without one and choose it again.',
    ro: 'Fișierul are parolă. Salvați-l fără parolă și alegeți-l din nou.',
    ru: 'Файл закрыт паролем. Сохраните его без пароля и выберите снова.',
  },
  'menu.import_broken_file': {
    en: 'The file is damaged or is no spreadsheet. Save it as XLSX once more, or paste its text.',
    ro: 'Fișierul este deteriorat sau nu este un tabel. Salvați-l din nou ca XLSX ori lipiți textul.',
    ru: 'Файл повреждён, или это не таблица. Сохраните его ещё раз как XLSX либо вставьте текст.',
  },
  'menu.import_nothing_found': {
    en: 'No dish was found in it. Each dish needs a line with its name and price.',
    ro: 'Nu s-a găsit niciun preparat. Fiecare are nevoie de un rând cu denumire și preț.',
    ru: 'Блюд в нём не нашлось. Для каждого нужна строка с названием и ценой.',
  },
  'menu.import_took_too_long': {
    en: 'Reading the file takes too long. Leave only the list of dishes in it.',
    ro: 'Citirea fișierului durează prea mult. Lăsați în el doar lista de preparate.',
    ru: 'Файл читается слишком долго. Оставьте в нём только список блюд.',
  },
} as const satisfies Texts;
