import '@institute/design-system/fonts.css';
import '@institute/design-system/styles.css';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { routes } from './routes.tsx';

hydrateRoot(document.getElementById('root')!, <RouterProvider router={createBrowserRouter(routes)} />);
