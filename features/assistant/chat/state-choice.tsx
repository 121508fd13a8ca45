// The state of the conversation, in the panel's bar: the one picker of the page. A state found in a
// question shows here for this conversation only; what a person picks is also remembered.
import type { MouseEvent } from 'react';
import { Options } from '#app/ui/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import {
  getJurisdictionName,
  type Jurisdiction,
  listJurisdictionOptions,
} from '#legal/jurisdictions.ts';
import * as chat from '../messages/chat.ts';
import { CHAT_FORM } from './composer.tsx';

const FIELD = 'chat-state';
export const STATE_CHOICE_HREF = `#${FIELD}`;

type Props = { state: Jurisdiction; disabled: boolean; onPick: (state: Jurisdiction) => void };

export function StateChoice({ state, disabled, onPick }: Props) {
  return (
    <label className="state-choice">
      <Icon name="map-pin" />
      <span>{chat.answersFor}</span>
      <select
        id={FIELD}
        name="state"
        form={CHAT_FORM}
        aria-label={chat.stateLabel}
        key={state}
        defaultValue={state}
        disabled={disabled}
        onChange={(event) => onPick(event.currentTarget.value as Jurisdiction)}
      >
        <Options pairs={listJurisdictionOptions(chat.allStates)} />
      </select>
    </label>
  );
}

/** Says for which state a question was answered when its own words named it. */
export function FoundState({ state }: { state: Jurisdiction }) {
  return (
    <p className="found-state">
      <Icon name="map-pin" />
      {chat.answeringFor(getJurisdictionName(state))} ·{' '}
      <a href={STATE_CHOICE_HREF} onClick={openStateChoice}>
        {chat.changeState}
      </a>
    </p>
  );
}

/** Opens the list at once where the browser can; without JavaScript the link leads to it. */
export function openStateChoice(event: MouseEvent): void {
  const field = document.getElementById(FIELD);
  if (!(field instanceof HTMLSelectElement)) return;
  event.preventDefault();
  field.focus();
  try {
    field.showPicker();
  } catch {
    // Old browsers, or a list that is disabled for now: it has the focus.
  }
}
