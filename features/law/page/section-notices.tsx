// What a reader must know first: the text is not held, is an earlier one, or is no longer in the
// code.
import { Icon } from '#app/ui/icon.tsx';
import { Notice } from '#app/ui/notice.tsx';
import * as lawPage from '../messages/law-page.ts';
import * as sectionNotices from '../messages/section-notices.ts';
import type { SectionView } from './get-section.server.ts';
import type { OfficialSource } from './list-official.ts';

export function SectionNotices({
  view,
  official,
}: {
  view: SectionView;
  official: OfficialSource[];
}) {
  const { stored, partial } = view;
  const [source] = official;
  return (
    <div className="case-notices">
      {!stored && !partial && (
        <Notice role="note">
          <b>{sectionNotices.notStored}.</b> {sectionNotices.notStoredHint}{' '}
          {source && (
            <a href={source.url} target="_blank" rel="noopener noreferrer">
              {`${sectionNotices.readOfficial(source.label)} `}
              <Icon name="external-link" />
              <span className="sr-only"> {lawPage.newTab}</span>
            </a>
          )}
        </Notice>
      )}
      {stored && !stored.inForce && <Caution text={sectionNotices.removed} />}
      {stored?.isEarlier && (
        <Caution text={sectionNotices.earlier(stored.asOf.words)}>
          <a href={view.path}>{lawPage.showNewest}</a>
        </Caution>
      )}
      {partial && <Notice kind="failed">{sectionNotices.partial}</Notice>}
    </div>
  );
}

function Caution({ text, children }: { text: string; children?: React.ReactNode }) {
  return (
    <Notice kind="caution" role="note">
      {text} {children}
    </Notice>
  );
}
