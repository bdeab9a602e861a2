import { unlinkedReasons } from '@comanda/domain/options';
import { Type, type Static } from 'typebox';
import { Id } from '../routing/index.ts';
import { LanguageName, TranslatedKindName } from './translation-schemas.ts';

export const UnlinkedReasonName = Type.Enum([...unlinkedReasons], {
  description:
    'no_dish: its dish has not been copied into this pub; several_dishes: more than one of this pub is its copy; was_without: the pub had these options before, without a dish',
});

/** A copied choice that stands for no dish, unlike its source. */
export const UnlinkedChoice = Type.Object({
  choice_id: Type.Integer({ ...Id, description: 'Of the source, or of a group that was there' }),
  group_name: Type.String(),
  choice_name: Type.String(),
  reason: UnlinkedReasonName,
});
export type UnlinkedChoice = Static<typeof UnlinkedChoice>;

/** In the answer to a copy. */
export const copyOutcome = {
  unlinked: Type.Optional(
    Type.Array(UnlinkedChoice, { description: 'Only with choices that could not be linked' }),
  ),
};

const MissingText = Type.Object({
  kind: TranslatedKindName,
  id: Id,
  name: Type.String({ description: 'As its pub has written it' }),
  part: Type.Enum(['name', 'text'], { description: 'Its name, or the ingredients of a dish' }),
});
export type MissingText = Static<typeof MissingText>;

/** Which entry would be copied. */
export const CopyPreviewQuery = Type.Object({
  level: Type.Enum(['menu', 'category', 'dish']),
  source_id: Id,
});

export const copyPreview = {
  name: Type.String({ description: 'In the working language of this pub, where it is translated' }),
  source_language: LanguageName,
  working_language: LanguageName,
  missing: Type.Array(MissingText, {
    description: 'Texts without a translation into the working language: they stay as they are',
  }),
  unlinked: Type.Array(UnlinkedChoice),
};
