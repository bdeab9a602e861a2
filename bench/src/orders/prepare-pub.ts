import { startProduct, type ProductOptions } from '../frame/product.ts';
import { placeOrders } from './order-load.ts';
import { addOrderPubs, type OrderPub } from './order-pub.ts';

/** A database of the product with a pub that takes orders, and some orders; the product has ended again. */
export async function preparePub(where: ProductOptions): Promise<OrderPub> {
  const product = await startProduct({ ...where, withDemo: false });
  try {
    const [pub] = await addOrderPubs(product.origin, 1);
    if (!pub) throw new Error('no pub was added');
    await placeOrders(product.origin, pub, { seconds: 1, guests: 1 });
    return pub;
  } finally {
    await product.stop();
  }
}
