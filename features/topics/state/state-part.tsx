import * as stateBox from '../messages/state-box.ts';
import { ChooseState } from './choose-state.tsx';
import { StateBox } from './state-box.tsx';
import type { StatePartView } from './view-state-part.server.ts';

/** `path`: the page that has it. `choose`: what is said before a state is chosen. */
type Props = {
  state: StatePartView;
  topicId: string;
  path: string;
  getTitle?: (stateName: string) => string;
  choose?: { title: string; lead: string };
};

const ID = 'in-your-state';

/** "In Texas", or the form that asks for a state. */
export function StatePart({
  state: { help, facts },
  topicId,
  path,
  getTitle = stateBox.title,
  choose,
}: Props) {
  return help ? (
    <StateBox id={ID} help={help} title={getTitle(help.name)} facts={facts} topicId={topicId} />
  ) : (
    <ChooseState id={ID} returnTo={path} {...choose} />
  );
}
