/** A name of the pub, and those in other languages, under the names of the wire. */
type Named = {
  readonly name: string;
  readonly names?: Readonly<Partial<Record<string, string>>> | undefined;
};

type NamedChoice = Named & {
  readonly group_name?: string | undefined;
  readonly group_names?: Named['names'];
};

type NamedLine = Named & { readonly options?: readonly NamedChoice[] | undefined };

/** The name in this language; the pub's own where it has none in it, and without a language. */
export function nameIn({ name, names }: Named, language: string | undefined): string {
  return (language === undefined ? undefined : names?.[language]) ?? name;
}

/** A line with its names and those of its choices in this language; without a language with the pub's own. */
export function lineIn<Line extends NamedLine>(line: Line, language: string | undefined): Line {
  const { options } = line;
  return {
    ...line,
    name: nameIn(line, language),
    ...(options && {
      options: options.map((choice) => ({
        ...choice,
        name: nameIn(choice, language),
        ...(choice.group_name !== undefined && {
          group_name: nameIn({ name: choice.group_name, names: choice.group_names }, language),
        }),
      })),
    }),
  };
}
