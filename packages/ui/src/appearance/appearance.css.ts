import { appearanceRules } from '@panome/tokens';
import { tokenStyles } from '../theme/index.ts';

tokenStyles(appearanceRules);
