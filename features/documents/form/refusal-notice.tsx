// Says above the form what this document is not written for, as soon as that is known: what it
// refuses, and for a paper for the court that the court's own form is the way.
import { Notice } from '#app/ui/notice.tsx';
import type { DocumentRequest } from '#features/printing/document-shapes.ts';
import { findStateName, matchesCondition } from '../assemble/conditions.ts';
import * as documents from '../messages/documents.ts';
import { findCourtRule, type Template } from '../template.ts';

type Props = { template: Template; request: DocumentRequest };

export function RefusalNotice({ template, request }: Props) {
  const refused = template.refusals.filter(({ when }) => matchesCondition(when, request));
  const state = findStateName(request.jurisdiction);
  const rule = findCourtRule(template, request.jurisdiction);
  return (
    <>
      {refused.map(({ message }) => (
        <Notice key={message} kind="caution" role="note">
          {message}
        </Notice>
      ))}
      {template.court && (
        <Notice kind="caution" as="div" role="note">
          <b>{rule ? documents.courtForm[rule.standing] : documents.courtForm.unread}</b>
          <p>{describeCourt(template.court.unread, rule?.text, state)}</p>
          {rule?.form && (
            <p>
              <a href={rule.form.url} target="_blank" rel="noopener noreferrer">
                {rule.form.title}
                <span className="sr-only"> {documents.newTab}</span>
              </a>
            </p>
          )}
        </Notice>
      )}
    </>
  );
}

const describeCourt = (unread: string, text: string | undefined, state: string | undefined) =>
  state === undefined
    ? documents.chooseState
    : text === undefined
      ? unread
      : documents.courtRule(state, text);
