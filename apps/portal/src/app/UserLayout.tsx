import { Outlet } from 'react-router-dom';

export const UserLayout = () => <Outlet />;
