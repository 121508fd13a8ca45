// The tools of /mcp by their names, with the shapes that they take and give. All are read-only:
// nothing is stored, sent or changed, and none takes an address of another site. The hints are set
// one by one, because a client takes a tool for destructive and open-ended where they are missing.
import { z } from 'zod';
import * as lawShapes from '#features/programs/law-schema.ts';
import * as toolTexts from '#features/programs/messages/tool-texts.ts';
import * as shapes from '#features/programs/schema.ts';
import { toJsonSchema } from '#lib/json-schema.ts';

export const HINTS = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const;

export type CalledTool = { ok: boolean; value: Record<string, unknown> };
export type CallTool = (name: string, sent: unknown) => Promise<CalledTool>;

export type Tool = {
  name: string;
  title: string;
  description: string;
  input: z.ZodObject;
  answer: z.ZodObject;
  /** The part of the answer that is cut into pages. */
  paged?: string;
};

const UrgentShape = z
  .array(
    z.strictObject({
      line: z.string().describe('Give it to the person first, word for word.'),
      call: z.string().optional().describe('Whom to call, with the number.'),
      url: z.string().optional(),
      lang: z.enum(['en', 'es']).optional(),
    }),
  )
  .describe('Danger, or days to act. Empty where none was noticed.');
export type Urgent = z.infer<typeof UrgentShape>;

const PageShape = z.strictObject({ number: z.int(), of: z.int() });

const tool = (
  name: string,
  texts: { title: string; description: string },
  input: z.ZodObject,
  answer: z.ZodObject,
  paged?: string,
): Tool => ({
  name,
  ...texts,
  input,
  answer: z.strictObject({
    urgent: UrgentShape,
    ...answer.shape,
    ...(paged && { page: PageShape }),
  }),
  ...(paged && { paged }),
});

export const TOOLS = [
  tool('search', toolTexts.search, shapes.SearchItems, shapes.FoundItems, 'results'),
  tool('fetch', toolTexts.fetch, shapes.FetchItem, shapes.FetchedItem, 'text'),
  tool(
    'check_citations',
    toolTexts.checkCitations,
    lawShapes.CheckText,
    lawShapes.CheckedCitations,
    'citations',
  ),
  tool(
    'look_up_citation',
    toolTexts.lookUpCitation,
    lawShapes.LookUpCitation,
    lawShapes.LookedUpCitation,
  ),
  tool(
    'read_decision',
    toolTexts.readDecision,
    lawShapes.ReadDecision,
    lawShapes.DecisionText,
    'quotedText',
  ),
  tool(
    'read_statute',
    toolTexts.readStatute,
    lawShapes.ReadStatute,
    lawShapes.StatuteText,
    'quotedText',
  ),
  tool('state_rule', toolTexts.stateRule, shapes.StateRuleInput, shapes.StateRuleAnswer),
  tool('spot_issue', toolTexts.spotIssue, shapes.SpotIssue, shapes.SpottedIssues),
  tool(
    'count_deadline',
    toolTexts.countDeadline,
    lawShapes.CountDeadline,
    lawShapes.CountedDeadline,
  ),
  tool('find_help', toolTexts.findHelp, shapes.FindHelp, shapes.FoundHelp, 'help'),
  tool(
    'list_documents',
    toolTexts.listDocuments,
    shapes.ListDocuments,
    shapes.ListedDocuments,
    'details',
  ),
  tool(
    'fill_document',
    toolTexts.fillDocument,
    shapes.FillDocument,
    shapes.FilledDocument,
    'quotedText',
  ),
];

/** As `tools/list` gives them, made once. */
export const TOOL_SCHEMAS = new Map(
  TOOLS.map(({ name, input, answer }) => [
    name,
    { input: toJsonSchema(input, 'input'), output: toJsonSchema(answer, 'output') },
  ]),
);
