import { createRoot } from 'react-dom/client';

createRoot(document.getElementById('root')!).render(<button type="button">Save changes</button>);
