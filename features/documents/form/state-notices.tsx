// Rules of the chosen state for the person who fills in the form; they do not stand in the
// document.
import { Notice } from '#app/ui/notice.tsx';
import type { DocumentRequest } from '#features/printing/document-shapes.ts';
import { findStateName } from '../assemble/conditions.ts';
import { listNotices } from '../assemble/cover.ts';
import * as documents from '../messages/documents.ts';
import type { Template } from '../template.ts';

export function StateNotices({
  template,
  request,
}: {
  template: Template;
  request: DocumentRequest;
}) {
  const state = findStateName(request.jurisdiction);
  const notices = listNotices(template, request, 'page');
  if (!state || notices.length === 0) return null;
  return (
    <Notice as="div" className="state-notices">
      <b>{documents.inState(state)}</b>
      {notices.map(({ text, cite }) => (
        <p key={cite}>
          {text} ({cite})
        </p>
      ))}
    </Notice>
  );
}
