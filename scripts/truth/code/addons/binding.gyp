{ 'targets': [{ 'target_name': 'work', 'sources': ['work.c'] }] }
