import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { routes } from './routes.tsx';

const { query, dataRoutes } = createStaticHandler(routes);

/** The markup of a page. */
export async function render(request: Request): Promise<string> {
  const context = await query(request);
  if (context instanceof Response) throw new Error(`answered ${context.status}`);
  return renderToString(
    <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} />,
  );
}
