import * as ids from '../markup/ids.ts';
import type { OrderPageInfo } from '../markup/order-page-info.ts';
import type { WrittenPageInfo } from '../markup/page-info.ts';

/** JSON that cannot close its script element, whatever text a pub enters. */
export function jsonForScript(data: object): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}

/** Data that the page's program needs and the page does not show. */
export function InfoScript({ info }: { readonly info: WrittenPageInfo | OrderPageInfo }) {
  return (
    <script
      type="application/json"
      id={ids.info}
      dangerouslySetInnerHTML={{ __html: jsonForScript(info) }}
    />
  );
}
