import { CompiledQuery, sql, type Compilable, type Kysely, type RawBuilder } from 'kysely';

/** The names by text, which is the same for all connections of this process. */
const names = new Map<string, string>();

/** The name under which each connection keeps the plan of this text; undefined for one that is not kept. */
export function nameOf(text: string): string | undefined {
  return names.get(text);
}

function giveName(text: string): void {
  if (!names.has(text)) names.set(text, `comanda_${names.size + 1}`);
}

/**
 * Runs a query that is asked often, always with the same text but for its values (no `in` with a list): each
 * connection parses and plans it once. Its columns are named, as those of `namedStatement`.
 */
export async function runNamed<Row>(
  connection: Pick<Kysely<unknown>, 'executeQuery'>,
  query: Compilable<Row>,
): Promise<Row[]> {
  const compiled = query.compile();
  giveName(compiled.sql);
  const { rows } = await connection.executeQuery(compiled);
  return rows;
}

/** Stands for a value in the statement's text. */
class Parameter<Input> {
  readonly valueOf: (input: Input) => unknown;
  constructor(valueOf: (input: Input) => unknown) {
    this.valueOf = valueOf;
  }
}

export type Take<Input> = (valueOf: (input: Input) => unknown) => RawBuilder<unknown>;
type Run<Input, Row> = <Schema>(connection: Kysely<Schema>, input: Input) => Promise<Row[]>;

/**
 * A statement that runs often, always with the same text: the text is made once, and each connection parses
 * it once. It names the columns of its result: after a migration a kept plan may not return other ones.
 */
export function namedStatement<Input, Row>(
  build: (take: Take<Input>) => RawBuilder<Row>,
): Run<Input, Row> {
  let text: string | undefined;
  let parameters: readonly Parameter<Input>[] = [];
  return async (connection, input) => {
    if (text === undefined) {
      const compiled = build((valueOf) => sql.val(new Parameter(valueOf))).compile(connection);
      parameters = compiled.parameters as readonly Parameter<Input>[];
      text = compiled.sql;
      giveName(text);
    }
    const values = parameters.map(({ valueOf }) => valueOf(input));
    const { rows } = await connection.executeQuery<Row>(CompiledQuery.raw(text, values));
    return rows;
  };
}
