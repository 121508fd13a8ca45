// Whose rules the paper is read by, and where we have that from: read on the paper, or chosen. It
// opens to another choice, which sends the paper again and counts before what is printed.
import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Options } from '#app/ui/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { getJurisdictionName, listJurisdictionOptions } from '#legal/jurisdictions.ts';
import { PaperFields, type PaperSent } from '../form/paper-fields.tsx';
import * as paperPage from '../messages/paper-page.ts';
import * as result from '../messages/result.ts';
import type { PaperView } from './view-paper.server.ts';

export function PaperPlace({ view, sent }: { view: PaperView; sent: PaperSent }) {
  const { state, printed } = view.place;
  const isChosen = state !== null && sent.state === state;
  return (
    <details className="paper-place" id="place">
      <summary>
        <Icon name="map-pin" />
        <span>
          <b>{describePlace(view.place, isChosen)}</b>{' '}
          {isChosen && printed && printed !== state && (
            <b>{result.place.other(getJurisdictionName(printed))} </b>
          )}
          <span className="paper-place-change">
            {state ? result.place.change : result.place.choose}
          </span>
        </span>
      </summary>
      <Form
        method="post"
        action="/paper#result"
        encType="multipart/form-data"
        className="kind-choice"
        preventScrollReset
      >
        <PaperFields sent={sent} view={view} leaveOut="state" />
        <input type="hidden" name="state-by" value="reader" />
        <label className="sr-only" htmlFor="other-state">
          {paperPage.state}
        </label>
        <select
          className="select"
          id="other-state"
          name="state"
          defaultValue={printed && isChosen ? printed : (state ?? 'General')}
          key={`${state} ${printed}`}
        >
          <Options pairs={listJurisdictionOptions(result.place.anyState)} />
        </select>
        <Button type="submit" kind="quiet">
          {result.place.use}
        </Button>
      </Form>
    </details>
  );
}

function describePlace({ state }: PaperView['place'], isChosen: boolean): string {
  if (!state) return result.place.none;
  return isChosen
    ? result.place.chosen(getJurisdictionName(state))
    : result.place.read(getJurisdictionName(state));
}
