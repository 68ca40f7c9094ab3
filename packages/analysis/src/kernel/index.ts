export { columnsOf, gram, product, rowsOf, type Operand, type Product } from './product.ts';
