// Parts of topics, guides and questions that only link and unfold: the browser gets their HTML
// without their code.

import type { LibraryDeps } from '#features/library/library-deps.ts';
import { renderPart } from '#features/library/render-part.server.ts';
import * as stateBox from '#features/topics/messages/state-box.ts';
import { ChooseState } from '#features/topics/state/choose-state.tsx';
import { StateBox } from '#features/topics/state/state-box.tsx';
import {
  type StateHelpView,
  viewStateHelp,
} from '#features/topics/state/view-state-help.server.ts';
import { JoinedFaqs } from '#features/topics/topic/joined-faqs.tsx';
import { KeyTerms, TopicDeadlines } from '#features/topics/topic/topic-sections.tsx';
import type { TopicView } from '#features/topics/topic/view-topic.server.ts';
import type { Jurisdiction } from '#legal/jurisdictions.ts';
import { listStateFacts, type ReferencedRules } from './list-state-rules.server.ts';
import { StageStrip } from './stage-strip.tsx';
import { viewStages } from './view-stages.server.ts';

type Deps = Pick<LibraryDeps, 'library'>;
type BoxOptions = {
  referenced: ReferencedRules;
  topicId: string;
  path: string;
  choose?: { title: string; lead: string };
};

/** "In Texas", or the form that asks for a state. */
export function renderStateBox(
  deps: Deps,
  jurisdiction: Jurisdiction,
  { referenced, topicId, path, choose }: BoxOptions,
  getTitle: (help: StateHelpView) => string = ({ name }) => stateBox.title(name),
): string {
  const help = viewStateHelp(deps, jurisdiction);
  return renderPart(
    help ? (
      <StateBox
        id="in-your-state"
        help={help}
        title={getTitle(help)}
        facts={listStateFacts(referenced)}
        topicId={topicId}
      />
    ) : (
      <ChooseState id="in-your-state" returnTo={path} {...choose} />
    ),
  );
}

export function renderStages(
  deps: Deps,
  page: { topic: string } | { guide: string },
  jurisdiction: Jurisdiction,
): string {
  const stateName = viewStateHelp(deps, jurisdiction)?.name ?? null;
  return renderPart(
    <StageStrip cases={viewStages(deps, page, jurisdiction)} stateName={stateName} />,
  );
}

export function renderTopicParts(topic: TopicView, deadlineLink: { before: string; link: string }) {
  return {
    deadlines: renderPart(<TopicDeadlines deadlines={topic.deadlines} link={deadlineLink} />),
    joinedFaqs: renderPart(<JoinedFaqs joined={topic.joinedFaqs} />),
    terms: renderPart(<KeyTerms terms={topic.keyTerms} />),
  };
}
