import { Button } from '@panome/ui/button';
import { createRoot } from 'react-dom/client';

createRoot(document.getElementById('root')!).render(<Button variant="primary">保存</Button>);
