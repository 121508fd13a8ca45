// What later law did to a case. Overruled and superseded are red and limited is brown; an icon and
// text say the same without color.
import { Link } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import { Notice } from '#app/ui/notice.tsx';
import * as caseLaw from '../messages/case-law.ts';
import type { TreatmentView } from './view-case.server.ts';

const TEXTS = {
  overruled: { tag: caseLaw.overruledTag, sentence: caseLaw.overruled, by: caseLaw.overruledBy },
  superseded: {
    tag: caseLaw.supersededTag,
    sentence: caseLaw.superseded,
    by: caseLaw.supersededBy,
  },
  limited: { tag: caseLaw.limitedTag, sentence: caseLaw.limited, by: caseLaw.limitedBy },
} as const;

export function TreatmentTag({ status }: { status: TreatmentView['status'] }) {
  return (
    <span className={`treatment-tag ${status}`}>
      <Icon name={status === 'limited' ? 'triangle-alert' : 'x'} />
      {TEXTS[status].tag}
    </span>
  );
}

export function TreatmentBanner({ treatment }: { treatment: TreatmentView }) {
  const { status, by, citation, note, slug } = treatment;
  const isLaw = status === 'limited';
  const name = (
    <>
      {status === 'superseded' ? by : <i>{by}</i>}
      {citation && `, ${citation}`}
    </>
  );
  return (
    <Notice kind={isLaw ? 'caution' : 'failed'} role="note">
      <b>{TEXTS[status].sentence}</b> {TEXTS[status].by}{' '}
      {slug ? <Link to={`/cases/${slug}`}>{name}</Link> : name}. {note}{' '}
      {!isLaw && caseLaw.noLongerLawHint}
    </Notice>
  );
}
