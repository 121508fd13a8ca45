// Which statements a piece of work sends, and how PostgreSQL would go about each: nobody retypes a query to look at its plan. The plan
// is read and run in a transaction with the same settings, which is then rolled back. A named statement is planned in both ways that
// PostgreSQL may choose after a few calls: for these values, and for any.
import pg from 'pg';

export type Sent = { text: string; values: unknown[]; named: boolean /** How its transaction began. */; begin: string };
/** One scan of a table, and how many rows it looked at in all. */
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

const PLANNED = /^\s*\(?\s*(?:select|insert|update|delete|with)\b/i;

/** Listens to every connection of the pool; `during` gives what was sent meanwhile. */
export function recordStatements(pool: pg.Pool) {
  let sent: Sent[] = [];
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    let begin = 'BEGIN';
    Object.assign(client, {
      query(first: unknown, second: unknown, ...rest: unknown[]) {
        const config =
          typeof first === 'string' ? { text: first } : ((first ?? {}) as { text?: string; values?: unknown[]; name?: string });
        const text = config.text ?? '';
        if (/^\s*begin/i.test(text)) begin = text;
        if (/^\s*(?:commit|rollback)/i.test(text)) begin = 'BEGIN';
        const values = Array.isArray(second) ? second : 'values' in config ? (config.values ?? []) : [];
        if (PLANNED.test(text)) sent.push({ text, values, named: 'name' in config && config.name !== undefined, begin });
        return query(first, second, ...rest);
      },
    });
  });
  return {
    async during(work: () => Promise<unknown>): Promise<Sent[]> {
      sent = [];
      await work();
      return [...new Map(sent.map((one) => [`${one.begin}\n${one.text}`, one])).values()];
    },
  };
}

export async function readPlans(client: pg.Client, sent: Sent): Promise<Plan[]> {
  const plans: Plan[] = [];
  for (const mode of sent.named ? ['force_custom_plan', 'force_generic_plan'] : [undefined]) {
    await client.query(sent.begin);
    try {
      if (mode) await client.query(`SET LOCAL plan_cache_mode = ${mode}`);
      await client.query(`PREPARE looked_at AS ${sent.text}`);
      // What is inserted stands there already.
      const insertsRows = /^\s*insert/i.test(sent.text);
      const values = sent.values.map(literal).join(', ');
      const { rows } = await client.query(
        `EXPLAIN (${insertsRows ? '' : 'ANALYZE, '}FORMAT JSON) EXECUTE looked_at${values && `(${values})`}`,
      );
      const { Plan: top } = rows[0]['QUERY PLAN'][0] as { Plan: Node };
      plans.push({ text: sent.text, scans: scansIn(top), outline: outlineOf(top) });
    } finally {
      await client.query('ROLLBACK');
      await client.query('DEALLOCATE ALL');
    }
  }
  return plans;
}

/** As the driver sends values. */
function literal(value: unknown): string {
  return value === null || value === undefined ? 'NULL' : pg.escapeLiteral(Array.isArray(value) ? arrayText(value) : plainText(value));
}

function arrayText(list: unknown[]): string {
  const parts = list.map((one) => {
    if (one === null || one === undefined) return 'NULL';
    return Array.isArray(one) ? arrayText(one) : `"${plainText(one).replace(/["\\]/g, '\\$&')}"`;
  });
  return `{${parts.join(',')}}`;
}

function plainText(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function scansIn(node: Node): Scan[] {
  const inner = (node.Plans ?? []).flatMap(scansIn);
  const table = node['Relation Name'];
  if (!table || !/ Scan$/.test(node['Node Type'])) return inner;
  const each = (node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  return [{ table, kind: node['Node Type'], rows: Math.round(each * (node['Actual Loops'] ?? 1)) }, ...inner];
}

function outlineOf(node: Node, depth = 0): string {
  const what = [node['Node Type'], node['Relation Name'], node['Index Name']].filter(Boolean).join(' ');
  const rows = `${node['Actual Rows'] ?? '?'} × ${node['Actual Loops'] ?? '?'}`;
  return [`${'  '.repeat(depth)}${what} (${rows})`, ...(node.Plans ?? []).map((inner) => outlineOf(inner, depth + 1))].join('\n');
}
