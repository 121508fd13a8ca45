// What a widget shows: the answer of one use case to what was sent to it, and its form. Nothing is
// stored; the thread of the assistant travels in its own form.
import type { z } from 'zod';
import { type Caller, VISITOR } from '#features/caller.ts';
import { renderPart } from '#features/library/render-part.server.ts';

import { answerRule } from '#features/programs/answer-rule.server.ts';
import type { CheckedCitations } from '#features/programs/law-schema.ts';
import * as widgetTexts from '#features/programs/messages/widget-texts.ts';
import type { FoundHelp, FoundItems, StateRuleAnswer } from '#features/programs/schema.ts';
import { readJurisdiction, STATES, type StateCode } from '#legal/jurisdictions.ts';
import type { AppDeps } from '../http/app-deps.ts';
import { callTool } from '../mcp/call-tool.server.ts';
import type { Urgent } from '../mcp/tool-list.ts';
import { CitationsPart, FoundPart, HelpPart, RulePart } from './answer-parts.tsx';
import { askWidget } from './ask-widget.server.tsx';
import { DeadlineCard, GuideCard } from './cards.tsx';
import { RuleForm, WidgetForm } from './widget-forms.tsx';
import { THEMES, type Theme, WidgetPage } from './widget-page.tsx';

type WidgetVisit = {
  deps: AppDeps;
  caller: Caller;
  params: URLSearchParams;
  form: FormData | null;
};
type Shown = {
  title: string;
  path: string;
  urgent?: Urgent;
  /** It shows law that has a date: after seven days it must be read again. */
  isCard?: true;
  status?: number;
  body: React.ReactNode;
};
type Show = (visit: WidgetVisit & { text: string; state: string; theme: Theme }) => Promise<Shown>;

const readTheme = (params: URLSearchParams): Theme =>
  THEMES.find((theme) => theme === params.get('theme')) ?? 'auto';

/** Undefined where there is no widget of that kind. */
export async function answerWidget(
  kind: string,
  visit: WidgetVisit,
): Promise<{ html: string; status: number } | undefined> {
  const show = Object.hasOwn(SHOWN, kind) ? SHOWN[kind] : undefined;
  if (!show) return undefined;
  const { deps, params, form } = visit;
  const get = (name: string) => String(form?.get(name) ?? params.get(name) ?? '');
  const jurisdiction = readJurisdiction(get('state').toUpperCase());
  const state = jurisdiction === 'General' ? '' : jurisdiction;
  const theme = readTheme(params);
  // Nobody is signed in within a page of somebody else.
  const caller = { ...visit.caller, viewer: VISITOR, jurisdiction };
  const text = String(form?.get('text') ?? '');
  const part = await show({ ...visit, caller, text, state, theme });
  const { title, path, urgent = [], body, isCard, status = 200 } = part;
  const readAt = isCard ? { readAt: deps.clock.now().toISOString() } : {};
  const page = renderPart(
    <WidgetPage {...{ site: deps.site, title, theme, path, urgent }} {...readAt}>
      {body}
    </WidgetPage>,
  );
  return { html: `<!doctype html>${page}`, status };
}

const missing = (): Shown => ({
  title: widgetTexts.notHere,
  path: '/',
  status: 404,
  body: <p>{widgetTexts.notHere}</p>,
});

/** What a tool answers, or why it does not; danger first in both. */
async function askTool<T>({ deps, caller }: WidgetVisit, name: string, sent: object) {
  const { ok, value } = await callTool(deps, caller, { name, sent });
  const { urgent, error } = value as { urgent: Urgent; error?: { message: string } };
  return ok
    ? { urgent, answer: value as T, refusal: null }
    : { urgent, answer: null, refusal: <p role="alert">{error?.message}</p> };
}

const SHOWN: Record<string, Show> = {
  search: async (visit) => {
    const { text, state, theme } = visit;
    const sent = { query: text, ...(state && { state }) };
    const found = text ? await askTool<z.infer<typeof FoundItems>>(visit, 'search', sent) : null;
    const form = { kind: 'search', theme, state, typed: text };
    return {
      title: widgetTexts.kinds.search,
      path: '/search',
      urgent: found?.urgent ?? [],
      body: (
        <>
          <WidgetForm {...form} label={widgetTexts.searchLabel} button={widgetTexts.search} />
          {found?.refusal}
          {found?.answer && <FoundPart found={found.answer} />}
        </>
      ),
    };
  },
  citations: async (visit) => {
    const { text, state, theme } = visit;
    const checked = text
      ? await askTool<z.infer<typeof CheckedCitations>>(visit, 'check_citations', { text })
      : null;
    const form = { kind: 'citations', theme, state, typed: text, long: true };
    return {
      title: widgetTexts.kinds.citations,
      path: '/citations',
      urgent: checked?.urgent ?? [],
      body: (
        <>
          <WidgetForm {...form} label={widgetTexts.citationsLabel} button={widgetTexts.check} />
          {checked?.refusal}
          {checked?.answer && <CitationsPart checked={checked.answer} />}
        </>
      ),
    };
  },
  help: async (visit) => {
    const { text, state, theme } = visit;
    const sent = text ? { zip: text } : state ? { state } : null;
    const help = sent && (await askTool<z.infer<typeof FoundHelp>>(visit, 'find_help', sent));
    const form = { kind: 'help', theme, state, typed: text, digits: true };
    return {
      title: widgetTexts.kinds.help,
      path: '/help',
      urgent: help?.urgent ?? [],
      body: (
        <>
          <WidgetForm {...form} label={widgetTexts.helpLabel} button={widgetTexts.show} />
          {help?.refusal}
          {help?.answer && <HelpPart help={help.answer} />}
        </>
      ),
    };
  },
  ask: async (visit) => ({
    title: widgetTexts.kinds.ask,
    path: '/chatbot',
    ...(await askWidget(visit)),
  }),
  rule: async ({ deps, params, state, theme }) => {
    const id = params.get('id') ?? '';
    const rule = deps.library.rules.find((each) => each.id === id);
    if (!rule) return missing();
    const answer = state ? answerRule(deps, { rule: id, state: state as StateCode }) : null;
    return {
      title: state ? `${STATES[state as StateCode]}: ${rule.title}` : rule.title,
      path: `/rules/${id}`,
      isCard: true,
      body: (
        <>
          {answer?.ok && <RulePart answer={answer.value as z.infer<typeof StateRuleAnswer>} />}
          <RuleForm id={id} theme={theme} state={state} />
        </>
      ),
    };
  },
  deadline: async ({ deps, params }) => {
    const deadline = deps.library.deadlines.find(({ id }) => id === params.get('id'));
    if (!deadline) return missing();
    return {
      title: deadline.name,
      path: `/deadlines?preset=${deadline.id}`,
      isCard: true,
      body: <DeadlineCard deadline={deadline} site={deps.site} />,
    };
  },
  guide: async ({ deps, params }) => {
    const guide = deps.library.guides.find(({ id }) => id === params.get('id'));
    if (!guide) return missing();
    return {
      title: guide.title,
      path: `/guides/${guide.id}`,
      isCard: true,
      body: <GuideCard guide={guide} />,
    };
  },
};
