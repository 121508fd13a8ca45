// What later law did to a case. Overruled is red and limited is brown; an icon and text say the same without color.
import { Link } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import { caseLaw } from '../messages.ts';
import type { TreatmentView } from './view-case.server.ts';

export function TreatmentTag({ status }: { status: TreatmentView['status'] }) {
  return (
    <span className={`treatment-tag ${status}`}>
      <Icon name={status === 'overruled' ? 'x' : 'triangle-alert'} />
      {status === 'overruled' ? caseLaw.overruledTag : caseLaw.limitedTag}
    </span>
  );
}

export function TreatmentBanner({ treatment }: { treatment: TreatmentView }) {
  const { status, by, citation, note, slug } = treatment;
  const name = (
    <>
      <i>{by}</i>
      {citation && `, ${citation}`}
    </>
  );
  return (
    <div className={`notice ${status === 'overruled' ? 'failed' : 'caution'}`} role="note">
      <Icon name={status === 'overruled' ? 'circle-alert' : 'triangle-alert'} />
      <p>
        <b>{status === 'overruled' ? caseLaw.overruled : caseLaw.limited}</b>{' '}
        {status === 'overruled' ? caseLaw.overruledBy : caseLaw.limitedBy} {slug ? <Link to={`/cases/${slug}`}>{name}</Link> : name}. {note}{' '}
        {status === 'overruled' && caseLaw.overruledHint}
      </p>
    </div>
  );
}
