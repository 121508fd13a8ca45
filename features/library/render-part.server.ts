// Parts of a page that only link and unfold are rendered here, and the browser gets their HTML
// without their code.
import { renderToStaticMarkup } from 'react-dom/server';

export const renderPart = (element: React.ReactElement): string => renderToStaticMarkup(element);
