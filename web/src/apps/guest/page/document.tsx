import type { Face, PageOptions } from '@comanda/contract/guest-page';
import { DEFAULT_LANGUAGE, factsOf, languages } from '@comanda/contract/texts';
import { sharePictureSize } from '@comanda/domain/images';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { themeRules } from '../theme/page-rules.ts';
import { pageColors, type PageTheme } from '../theme/pub-theme.ts';
import * as ids from '../markup/ids.ts';
import type { ReadyBoardInfo } from '../markup/ready-board-info.ts';
import type { OrderPageInfo } from '../markup/order-page-info.ts';
import type { WrittenPageInfo } from '../markup/page-info.ts';

/** JSON that cannot close its script element, whatever text a pub enters. */
function jsonForScript(data: object): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}

/** Data that the page's program needs and the page does not show. */
export function InfoScript({
  info,
}: {
  readonly info: WrittenPageInfo | OrderPageInfo | ReadyBoardInfo;
}) {
  return (
    <script
      type="application/json"
      id={ids.info}
      dangerouslySetInnerHTML={{ __html: jsonForScript(info) }}
    />
  );
}

type Head = {
  readonly title: string;
  readonly description?: string;
  /** Path of the page without a language; undefined for a page that no search engine should index. */
  readonly canonicalPath?: string;
  /** The preview picture of a link in messengers: a JPEG of the size that all accept. */
  readonly picture?: { readonly path: string; readonly alt: string };
  /** schema.org, for search engines. */
  readonly structuredData?: object;
};

type DocumentProps = {
  readonly options: PageOptions;
  readonly head: Head;
  readonly theme: PageTheme;
  readonly color: string;
  /** The pub's own rules, for pictures. */
  readonly rules?: string;
  /** Runs before the first render. */
  readonly headScript?: string;
  readonly children: ReactNode;
};

function PictureTags({ path, alt }: { path: string; alt: string }) {
  return (
    <>
      <meta property="og:image" content={path} />
      <meta property="og:image:width" content={String(sharePictureSize.width)} />
      <meta property="og:image:height" content={String(sharePictureSize.height)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

function SharingTags({ head, options }: { head: Head; options: PageOptions }) {
  if (head.canonicalPath === undefined) return <meta name="robots" content="noindex" />;
  const url = `${options.publicUrl}${head.canonicalPath}`;
  const canonical = `${url}?lang=${options.language}`;
  return (
    <>
      <link rel="canonical" href={canonical} />
      {languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={`${url}?lang=${language}`} />
      ))}
      {/* Without `lang` the page is in the browser's language: search engines get the default language. */}
      <link rel="alternate" hrefLang="x-default" href={`${url}?lang=${DEFAULT_LANGUAGE}`} />
      <meta property="og:site_name" content="Comanda" />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={factsOf(options.language).messengerLocale} />
      <meta property="og:title" content={head.title} />
      {head.description && <meta property="og:description" content={head.description} />}
      {/* Messengers read the tags again at this address: without its language they are in another. */}
      <meta property="og:url" content={canonical} />
      {head.picture && (
        <PictureTags path={`${options.publicUrl}${head.picture.path}`} alt={head.picture.alt} />
      )}
    </>
  );
}

/** The letters of the page's language, and of a pub's name in another alphabet. */
function facesOf({ title }: Head): readonly Face[] {
  return /\p{Script=Cyrillic}/u.test(title) ? ['latin', 'cyrillic'] : ['latin'];
}

function PageDocument(props: DocumentProps) {
  const { options, head, theme, color, rules = '', headScript, children } = props;
  const { css, faceUrls, scriptUrl, importUrls, printUrl } = options.assets;
  const style = `${css}${themeRules(color, theme)}${rules}`;
  return (
    <html lang={options.language} className={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>{head.title}</title>
        {head.description && <meta name="description" content={head.description} />}
        {pageColors(color, theme).map(({ color: content, media }) => (
          <meta key={content} name="theme-color" content={content} media={media} />
        ))}
        <SharingTags head={head} options={options} />
        <link rel="icon" href="data:," />
        {facesOf(head).map((face) => (
          <link key={face} rel="stylesheet" href={faceUrls[face]} />
        ))}
        {/* React would take a bare style for one of its own and move it. */}
        <style dangerouslySetInnerHTML={{ __html: style }} />
        {headScript && <script dangerouslySetInnerHTML={{ __html: headScript }} />}
        {head.structuredData && (
          <script
            type="application/ld+json"
            dangerouslySetInnerHTML={{ __html: jsonForScript(head.structuredData) }}
          />
        )}
      </head>
      <body>
        {children}
        {/* At the end: the connection of the document loads the cover first. */}
        {printUrl && <link rel="stylesheet" media="print" href={printUrl} />}
        {/* Presses before it is loaded are recorded: the picture of the pub comes first. */}
        {scriptUrl && <script type="module" fetchPriority="low" src={scriptUrl} />}
        {importUrls.map((url) => (
          <link key={url} rel="modulepreload" fetchPriority="low" href={url} />
        ))}
      </body>
    </html>
  );
}

/** A whole document; the menu is never hydrated, so React's own markers are left out. */
export function renderDocument(props: DocumentProps): string {
  return `<!doctype html>${renderToStaticMarkup(<PageDocument {...props} />)}`;
}
