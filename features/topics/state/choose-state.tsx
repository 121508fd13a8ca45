// The box about the reader's state before one is chosen: a form, so that it works without
// JavaScript.
import { Button } from '#app/ui/button.tsx';
import { Options } from '#app/ui/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { listJurisdictionOptions } from '#legal/jurisdictions.ts';
import * as texts from '../messages/state-box.ts';

/** `returnTo`: the page that has the box. */
type Props = { id: string; returnTo: string; title?: string; lead?: string };

export function ChooseState({
  id,
  returnTo,
  title = texts.choose,
  lead = texts.chooseLead,
}: Props) {
  return (
    <section className="state-box" id={id} aria-labelledby="state-box-title">
      <h2 id="state-box-title">
        <Icon name="map-pin" />
        {title}
      </h2>
      <p className="meta">{lead}</p>
      <form className="state-choice" method="post" action="/state">
        <input type="hidden" name="returnTo" value={`${returnTo}#${id}`} />
        <select className="select" name="state" aria-label={texts.choose}>
          <Options pairs={listJurisdictionOptions(texts.chooseState)} />
        </select>
        <Button type="submit" kind="quiet">
          {texts.show}
        </Button>
      </form>
    </section>
  );
}
