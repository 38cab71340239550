"""What goes over the wire: messages, sockets, connections, and what each person sees of a table."""
