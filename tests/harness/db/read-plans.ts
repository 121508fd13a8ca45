// Records the statements that a use case sends and reads their query plans, so that no query has to
// be copied into a test. The plan is read in a transaction with the same settings, which is rolled
// back. Named statements are planned both ways that PostgreSQL may choose: with a custom plan for
// these values and with a generic plan.
import pg from 'pg';

export type SentStatement = {
  text: string;
  values: unknown[];
  named: boolean;
  /** The statement that started its transaction. */
  begin: string;
};
/** One scan of a table, and the total number of rows it read. */
export type Scan = { table: string; kind: string; rows: number };
export type Plan = { text: string; scans: Scan[]; outline: string };

type Node = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Node[];
};

const PLANNABLE = /^\s*\(?\s*(?:select|insert|update|delete|with)\b/i;

/**
 * Listens to all connections of the pool; `during` returns the statements that were sent while
 * `work` ran.
 */
export function recordStatements(pool: pg.Pool) {
  let sent: SentStatement[] = [];
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    let begin = 'BEGIN';
    Object.assign(client, {
      query(first: unknown, second: unknown, ...rest: unknown[]) {
        const config =
          typeof first === 'string'
            ? { text: first }
            : ((first ?? {}) as { text?: string; values?: unknown[]; name?: string });
        const text = config.text ?? '';
        if (/^\s*begin/i.test(text)) begin = text;
        if (/^\s*(?:commit|rollback)/i.test(text)) begin = 'BEGIN';
        const values = Array.isArray(second)
          ? second
          : 'values' in config
            ? (config.values ?? [])
            : [];
        if (PLANNABLE.test(text))
          sent.push({ text, values, named: 'name' in config && config.name !== undefined, begin });
        return query(first, second, ...rest);
      },
    });
  });
  return {
    async during(work: () => Promise<unknown>): Promise<SentStatement[]> {
      sent = [];
      await work();
      return [...new Map(sent.map((one) => [`${one.begin}\n${one.text}`, one])).values()];
    },
  };
}

export async function readPlans(client: pg.Client, statement: SentStatement): Promise<Plan[]> {
  const plans: Plan[] = [];
  for (const mode of statement.named ? ['force_custom_plan', 'force_generic_plan'] : [undefined]) {
    await client.query(statement.begin);
    try {
      if (mode) await client.query(`SET LOCAL plan_cache_mode = ${mode}`);
      await client.query(`PREPARE looked_at AS ${statement.text}`);
      // Without ANALYZE, because the rows to insert already exist.
      const insertsRows = /^\s*insert/i.test(statement.text);
      const values = statement.values.map(toLiteral).join(', ');
      const { rows } = await client.query(
        `EXPLAIN (${insertsRows ? '' : 'ANALYZE, '}FORMAT JSON) EXECUTE looked_at${values && `(${values})`}`,
      );
      const { Plan: rootNode } = rows[0]['QUERY PLAN'][0] as { Plan: Node };
      plans.push({
        text: statement.text,
        scans: listScans(rootNode),
        outline: formatOutline(rootNode),
      });
    } finally {
      await client.query('ROLLBACK');
      await client.query('DEALLOCATE ALL');
    }
  }
  return plans;
}

/** Formats a value like the driver does. */
function toLiteral(value: unknown): string {
  return value === null || value === undefined
    ? 'NULL'
    : pg.escapeLiteral(Array.isArray(value) ? toArrayText(value) : toPlainText(value));
}

function toArrayText(list: unknown[]): string {
  const parts = list.map((one) => {
    if (one === null || one === undefined) return 'NULL';
    return Array.isArray(one)
      ? toArrayText(one)
      : `"${toPlainText(one).replace(/["\\]/g, '\\$&')}"`;
  });
  return `{${parts.join(',')}}`;
}

function toPlainText(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function listScans(node: Node): Scan[] {
  const inner = (node.Plans ?? []).flatMap(listScans);
  const table = node['Relation Name'];
  if (!table || !/ Scan$/.test(node['Node Type'])) return inner;
  const rowsPerLoop =
    (node['Actual Rows'] ?? 0) +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0);
  return [
    { table, kind: node['Node Type'], rows: Math.round(rowsPerLoop * (node['Actual Loops'] ?? 1)) },
    ...inner,
  ];
}

function formatOutline(node: Node, depth = 0): string {
  const label = [node['Node Type'], node['Relation Name'], node['Index Name']]
    .filter(Boolean)
    .join(' ');
  const rows = `${node['Actual Rows'] ?? '?'} × ${node['Actual Loops'] ?? '?'}`;
  return [
    `${'  '.repeat(depth)}${label} (${rows})`,
    ...(node.Plans ?? []).map((inner) => formatOutline(inner, depth + 1)),
  ].join('\n');
}
