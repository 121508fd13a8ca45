// The assistant in a widget. The earlier questions travel in its own form and are nowhere
// else; what was urgent earlier stays above it. Earlier answers do not: nothing that a form says is
// shown as an answer of ours.
import { listUrgentLines, MAX_EARLIER } from '#features/assistant/chat/chat-turn.ts';
import type { Turn } from '#features/assistant/chat/turn.ts';
import { answerForm } from '#features/assistant/write/answer-form.server.ts';
import type { Caller } from '#features/caller.ts';
import * as widgetTexts from '#features/programs/messages/widget-texts.ts';
import type { UrgentLine } from '#features/triage/urgent-line.ts';
import type { AppDeps } from '../http/app-deps.ts';
import type { Urgent } from '../mcp/tool-list.ts';
import { AnswerPart } from './answer-parts.tsx';
import { WidgetForm } from './widget-forms.tsx';

type Asking = {
  deps: AppDeps;
  caller: Caller;
  form: FormData | null;
  text: string;
  state: string;
  theme: string;
};

export async function askWidget({ deps, caller, form, text, state, theme }: Asking) {
  const answered = text ? await answerForm(deps, caller, toChatForm(form, text, state)) : null;
  const turns = answered?.turns ?? [];
  const urgent = listUrgentLines(turns);
  return {
    urgent: [...new Map(urgent.map((line) => [line.id, toUrgent(line)])).values()],
    body: (
      <>
        {answered?.failure && <p role="alert">{answered.failure.message}</p>}
        {turns.map(({ id, question, answer }) => (
          <AnswerPart key={id} question={question} view={answer} />
        ))}
        <WidgetForm
          kind="ask"
          theme={theme}
          state={state}
          typed={answered?.typed ?? ''}
          label={widgetTexts.askLabel}
          button={widgetTexts.ask}
          long
        >
          <EarlierTurns turns={turns.slice(-MAX_EARLIER)} urgent={urgent} />
        </WidgetForm>
        <p className="meta">{widgetTexts.askNotice}</p>
      </>
    ),
  };
}

/** Answered from the library alone: nothing of it goes to a provider. */
function toChatForm(form: FormData | null, text: string, state: string): FormData {
  const chat = new FormData();
  chat.set('question', text);
  chat.set('state', state);
  chat.set('library-only', 'on');
  for (const name of ['earlier-question', 'urgent'])
    for (const value of form?.getAll(name) ?? []) chat.append(name, value);
  return chat;
}

const EarlierTurns = ({ turns, urgent }: { turns: Turn[]; urgent: UrgentLine[] }) => (
  <>
    {turns.map(({ id, question }) => (
      <input key={id} type="hidden" name="earlier-question" value={question} />
    ))}
    {urgent.map(({ id }) => (
      <input key={id} type="hidden" name="urgent" value={id} />
    ))}
  </>
);

const toUrgent = ({ when, firstStep, hotline, lang }: UrgentLine): Urgent[number] => ({
  line: `${when} ${firstStep}`,
  ...(hotline && { call: `${hotline.label}: ${hotline.phone}`, url: hotline.url }),
  ...(lang && { lang }),
});
