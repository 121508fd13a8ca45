// A guide's steps with checkboxes. Progress stays in this browser and is never sent; without
// JavaScript there are no checkboxes.
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Html } from '#app/ui/html.tsx';
import { Icon } from '#app/ui/icon.tsx';
import * as library from '#features/library/messages/library.ts';
import type { StepActionView } from '#features/library/view-step-actions.server.ts';
import type { ReferencedRules } from '#features/state-rules/list-state-rules.server.ts';
import { RuleReferences } from '#features/state-rules/rule-references.tsx';
import * as lists from '../messages/lists.ts';
import type { GuideView } from './view-guide.server.ts';

/** `htmls`: of each step. */
type Props = {
  guide: GuideView;
  htmls: readonly string[];
  referenced: ReferencedRules;
};

export function GuideSteps({ guide, htmls, referenced }: Props) {
  const [doneSteps, setDoneSteps] = useTicks(`guide:${guide.id}`);
  const toggle = (index: number) =>
    setDoneSteps(
      doneSteps.includes(index) ? doneSteps.filter((d) => d !== index) : [...doneSteps, index],
    );
  return (
    <>
      <p
        className="js-only no-print meta flex min-h-target flex-wrap items-center gap-x-4"
        role="status"
      >
        {lists.progress(doneSteps.length, guide.steps.length)}
        {doneSteps.length > 0 && (
          <button
            type="button"
            className="cursor-pointer underline underline-offset-4"
            onClick={() => setDoneSteps([])}
          >
            {lists.clearProgress}
          </button>
        )}
      </p>
      <ol className="guide-steps">
        {guide.steps.map((step, index) => (
          <li
            key={step.title}
            id={`step-${index + 1}`}
            className={`guide-step ${doneSteps.includes(index) ? 'done' : ''}`}
          >
            <span className="numeral" aria-hidden="true">
              {index + 1}
            </span>
            <div className="grid grid-cols-1 gap-4">
              <h2>{step.title}</h2>
              <Html html={htmls[index] ?? ''} className="prose" />
              <RuleReferences ids={step.rules} referenced={referenced} />
              {step.tips.map((tip) => (
                <p key={tip} className="aside-note max-w-measure">
                  <b>{lists.tip}:</b> {tip}
                </p>
              ))}
              {step.warnings.map((warning) => (
                <p key={warning} className="aside-note warning max-w-measure">
                  <b>{lists.warning}:</b> {warning}
                </p>
              ))}
              {step.actions.length > 0 && (
                <p className="step-actions">
                  {step.actions.map((action) => (
                    <StepActionLink key={action.href} action={action} />
                  ))}
                </p>
              )}
              <label className="tick-box js-only justify-self-start">
                <input
                  type="checkbox"
                  checked={doneSteps.includes(index)}
                  onChange={() => toggle(index)}
                />
                {lists.stepDone}
                <span className="sr-only">: {step.title}</span>
              </label>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

function StepActionLink({ action: { icon, label, href, isExternal } }: { action: StepActionView }) {
  const content = (
    <>
      <Icon name={icon} />
      {label}
    </>
  );
  if (href.startsWith('/')) {
    return (
      <Link className="button quiet" to={href}>
        {content}
      </Link>
    );
  }
  return (
    <a
      className="button quiet"
      href={href}
      {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {content}
      {isExternal && <span className="sr-only"> {library.newTab}</span>}
    </a>
  );
}

function useTicks(key: string): [number[], (ticks: number[]) => void] {
  const [ticks, setTicks] = useState<number[]>([]);
  useEffect(() => {
    try {
      const saved: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
      if (Array.isArray(saved))
        setTicks(saved.filter((tick): tick is number => Number.isInteger(tick)));
    } catch {
      // Storage is disabled or holds something else: start without progress.
    }
  }, [key]);
  return [
    ticks,
    (next) => {
      setTicks(next);
      try {
        if (next.length === 0) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // Storage is disabled: progress lasts as long as the page.
      }
    },
  ];
}
