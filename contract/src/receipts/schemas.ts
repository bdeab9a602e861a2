import {
  MAX_RECEIPT_LINK_LENGTH,
  MAX_RECEIPT_NUMBER_LENGTH,
  MAX_TILL_WORDS_LENGTH,
  receiptStates,
  tillKinds,
  tillStates,
  vatGroups,
} from '@comanda/domain/receipts';
import { paymentMethods } from '@comanda/domain/payments';
import { vatClasses } from '@comanda/domain/vat';
import { Type, type Static } from 'typebox';
import { DateTime, Field, Id, nullable, Uuid } from '../routing/index.ts';

const Kind = Type.Enum([...tillKinds]);
const Group = Type.Enum([...vatGroups], { type: 'string' });
const Groups = Type.Object(
  { reduced: Group, standard: Group, none: Group },
  { description: 'The VAT group of the till for each class, and for what has none' },
);
const Credential = Type.Optional(
  Type.String({
    ...Field,
    pattern: '^[!-~]*$',
    description:
      'Printable ASCII without spaces. Never shown again; left out or empty, the stored one stays',
  }),
);

/** The till of a pub as it sets it up. */
export const TillFields = Type.Object({
  kind: Kind,
  address: Type.String({
    ...Field,
    description:
      '`host` or `host:port` in the network of the pub, by http; with `https://` in front by https',
  }),
  api_key: Credential,
  secret: Credential,
  device: Type.String({
    ...Field,
    pattern: '^[!-~]*$',
    description: 'Of a till that has one, printable ASCII without spaces; else empty',
  }),
  vat_groups: Groups,
  issues_by_itself: Type.Boolean({ description: 'As soon as an order is paid in whole' }),
});
export type TillFields = Static<typeof TillFields>;

/** A receipt that needs a person. */
const OpenReceipt = Type.Object({
  order_id: Id,
  number: Type.Integer({ description: 'Of the order, for people' }),
  state: Type.Enum(['unsure', 'refused']),
});

export const Till = Type.Object({
  kind: Kind,
  address: Type.String(),
  device: Type.String(),
  vat_groups: Groups,
  issues_by_itself: Type.Boolean(),
  state: Type.Union([Type.Enum([...tillStates], { type: 'string' }), Type.Null()], {
    description: 'As the bridge found it; null while no bridge says anything',
  }),
  seen_at: nullable(DateTime),
  open_receipts: Type.Array(OpenReceipt, {
    description: 'Of the last day; nobody has answered or tried them again yet',
  }),
});
export type Till = Static<typeof Till>;

const Number = Type.String({ minLength: 1, maxLength: MAX_RECEIPT_NUMBER_LENGTH });
const Link = Type.String({ maxLength: MAX_RECEIPT_LINK_LENGTH });

/** The newest receipt of an order. */
export const Receipt = Type.Object({
  state: Type.Enum([...receiptStates]),
  sum: Type.Number({ description: 'In the order’s currency' }),
  at: Type.String({ ...DateTime, description: 'When it was issued, else when it was wanted' }),
  number: Type.Optional(Type.String({ description: 'As the till has counted it' })),
  link: Type.Optional(Type.String({ description: 'Where it can be read; not of every till' })),
  by_hand: Type.Optional(Type.Literal(true, { description: 'A person typed the number' })),
  words: Type.Optional(Type.String({ description: 'What the till said when it refused' })),
  returned_at: Type.Optional(
    Type.String({
      ...DateTime,
      description: 'Since when a person says it was returned at the till',
    }),
  ),
});
export type Receipt = Static<typeof Receipt>;

/** What a person does with a receipt: `printed` and `not_printed` answer an unsure one. */
export const receiptAnswers = ['printed', 'not_printed', 'by_hand', 'withdrawn'] as const;
export type ReceiptAnswerName = (typeof receiptAnswers)[number];

export const ReceiptAnswer = Type.Object({
  answer: Type.Enum([...receiptAnswers]),
  number: Type.Optional(
    Type.String({ ...Field, description: 'The number on the paper, of `printed` and `by_hand`' }),
  ),
});

const Contact = Type.String({ ...Field, description: 'A phone or an e-mail; empty for none' });
export const ReceiptTo = Type.Object({ receipt_to: Contact });
export const ReceiptContacts = Type.Object({
  receipt_to: Contact,
  buyer_idno: Type.String({ ...Field, description: 'The IDNO of a company; empty for none' }),
});
export type ReceiptContacts = Static<typeof ReceiptContacts>;

/** What the bridge needs to ask a till. */
export const BridgeTill = Type.Object({
  kind: Kind,
  origin: Type.String(),
  api_key: Type.String(),
  secret: Type.String(),
  device: Type.String(),
  vat_groups: Groups,
});

const Minor = Type.Integer({ description: 'Minor units' });
const BridgeSale = Type.Object({
  lines: Type.Array(
    Type.Object({
      name: Type.String(),
      count: Type.Integer(),
      unit_minor: Minor,
      sum_minor: Minor,
      vat_class: Type.Optional(Type.Enum([...vatClasses])),
    }),
  ),
  payments: Type.Array(
    Type.Object({ method: Type.Enum([...paymentMethods]), amount_minor: Minor }),
  ),
  sum_minor: Minor,
});

export const TakenReceipt = Type.Object({
  key: Type.String({
    description: 'The same at each try: a till that can carry one refuses it twice',
  }),
  sale: BridgeSale,
  receipt_to: nullable(Type.String()),
  buyer_idno: nullable(Type.String()),
});

const claim = Type.String({ ...Uuid, description: 'Made by the bridge: it may be sent again' });
export const ReceiptClaim = Type.Object({ claim });

export const receiptResults = ['issued', 'refused', 'unsure', 'not_begun'] as const;
export type ReceiptResultName = (typeof receiptResults)[number];

export const ReceiptResult = Type.Object({
  claim,
  result: Type.Enum([...receiptResults]),
  number: Type.Optional(Number),
  link: Type.Optional(Link),
  device: Type.Optional(Type.String({ ...Field, description: 'Which till it was' })),
  words: Type.Optional(Type.String({ maxLength: MAX_TILL_WORDS_LENGTH })),
});
