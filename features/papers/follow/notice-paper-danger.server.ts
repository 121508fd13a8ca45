// Danger in the text of a paper. The model of danger has read what people say, not what courts and
// collectors write: it finds alarms in a jury summons. So it reads only what somebody says of
// himself ("I am locked out") in a text that is no known paper, as it reads a question. All else is
// read by the rules alone, without those whose words official papers use otherwise ("you may be
// arrested", "in an emergency") and those about dates, which are counted. Lines for one danger of
// a kind (`phrasesOnly`: "we plan to stop your SSI") count here too.
import type { DangerKind } from '#features/library/schema/danger-kinds.ts';
import { noticeDanger } from '#features/triage/notice-danger.server.ts';
import { findMatchingRules, toUrgentLines } from '#features/triage/triage.ts';
import type { UrgentLine } from '#features/triage/urgent-line.ts';
import type { PaperReading } from '../schema.ts';

const OFFICIAL_WORDS: ReadonlySet<string> = new Set<DangerKind>([
  'arrested-or-questioned-now',
  'court-date-or-deadline-within-a-week',
  'medical-emergency',
]);
/** People say this of themselves; official papers hardly do. */
const OWN_WORDS = /\b(?:I|[Mm]y|me)\b/;

export async function noticePaperDanger(
  deps: Parameters<typeof noticeDanger>[0],
  { kind }: Pick<PaperReading, 'kind'>,
  text: string,
  signal?: AbortSignal,
): Promise<UrgentLine[]> {
  if ((kind.id === 'none' || !kind.sure) && OWN_WORDS.test(text))
    return noticeDanger(deps, text, { signal });
  const rules = deps.library.triage;
  return toUrgentLines(
    rules,
    findMatchingRules(rules, text).filter(
      (rule) => rule.phrasesOnly || !OFFICIAL_WORDS.has(rule.kind),
    ),
    text,
  );
}
