// The Analysis tab: the shared desk, and what it draws.
import { AnalysisShown, analysisView } from './analysis-result-panel.tsx';
import { SaveResult } from './result-actions.tsx';
import { writingTexts } from './work-product-messages.ts';
import { type DeskProps, signedPayload, WritingDesk } from './work-product-panel.tsx';

export function AnalysisDesk(props: DeskProps) {
  const { siteUrl, signedIn } = props.desk;
  return (
    <WritingDesk tab="strategy" {...props} progress={({ events }) => progressOf(analysisView(events).issues.length)}>
      {(state) => {
        const sealed = signedPayload(state);
        return (
          <AnalysisShown writing={state.writing} events={state.events} siteUrl={siteUrl} file={sealed} running={state.status === 'running'}>
            {(title) => sealed && <SaveResult sealed={sealed} title={title ?? writingTexts.title[state.writing]} signedIn={signedIn} />}
          </AnalysisShown>
        );
      }}
    </WritingDesk>
  );
}

const progressOf = (issues: number) => (issues > 0 ? writingTexts.progress(issues) : writingTexts.begun);
