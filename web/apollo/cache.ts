import { InMemoryCache } from '@apollo/client';
import { connectionPolicy } from './connection-policy';

export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          trips: connectionPolicy(['search', 'category', 'sort']),
          packages: connectionPolicy(['search', 'category', 'sort']),
          myBookings: connectionPolicy([]),
          admin: { merge: true },
        },
      },
      AdminDashboard: {
        fields: {
          bookings: connectionPolicy(['status', 'search']),
          users: connectionPolicy([]),
          enquiries: connectionPolicy([]),
        },
      },
      // Values, not things: they live inside what carries them.
      Money: { keyFields: false },
      PageInfo: { keyFields: false },
      AdminStats: { merge: true },
      CatalogueStats: { merge: true },
    },
  });
}
